// Small sounds, made here and now by the browser: wood for a card, plucked strings for the rest. Only loaded where the
// reader asked for them (tutor/look), and only for what a swap has brought: [data-moment] names it.
"use strict";

(() => {
  const VOICES = {
    right: [[659, 0], [988, 0.09]],
    wrong: [[262, 0], [233, 0.12]],
    meld: [[523, 0], [659, 0.07], [784, 0.14]],
    sgobba: [[784, 0], [988, 0.06], [1175, 0.12], [1568, 0.18]],
    won: [[523, 0], [659, 0.12], [784, 0.24], [1047, 0.36], [784, 0.5], [1047, 0.62]],
  };
  let audio = null;

  // A plucked string: a quick rise, a slow fall.
  function pluck(pitch, after) {
    const at = audio.currentTime + after;
    const string = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const loud = new GainNode(audio, { gain: 0 });
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.16, at + 0.008);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    string.connect(loud).connect(audio.destination);
    string.start(at);
    string.stop(at + 0.55);
  }

  // A card on wood: a breath of noise that dies at once.
  function tap(after) {
    const at = audio.currentTime + after;
    const length = Math.round(audio.sampleRate * 0.06);
    const noise = new AudioBuffer({ length, sampleRate: audio.sampleRate });
    const samples = noise.getChannelData(0);
    for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
    const source = new AudioBufferSourceNode(audio, { buffer: noise });
    const wood = new BiquadFilterNode(audio, { type: "lowpass", frequency: 1400 });
    source.connect(wood).connect(new GainNode(audio, { gain: 0.5 })).connect(audio.destination);
    source.start(at);
  }

  function play() {
    audio ??= new AudioContext();
    const fallen = document.querySelectorAll("#table .is-new").length;
    for (let n = 0; n < fallen; n += 1) tap(0.2 + n * 0.35);
    const moment = document.querySelector("main [data-moment]")?.dataset.moment;
    for (const [pitch, after] of VOICES[moment] ?? []) pluck(pitch, after + (fallen ? 0.3 : 0));
  }

  document.addEventListener("htmx:afterSwap", play);
  // Without a swap (scripts, but the page came whole): a browser lets nothing sound before a touch, so nothing does.
})();
