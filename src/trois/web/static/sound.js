// Sounds made by the page itself: wood for dice, metal for coins, a bell. Off until somebody switches them on.

const KEY = "trois-sound";
let speaker;

export const isOn = () => localStorage.getItem(KEY) === "on";

export function turnOn(on) {
  localStorage.setItem(KEY, on ? "on" : "off");
  if (on) play("turn");
}

export function play(name) {
  if (!isOn() || !SOUNDS[name]) return;
  speaker ??= new AudioContext();
  if (speaker.state === "suspended") speaker.resume();
  document.documentElement.dataset.sound = name;
  SOUNDS[name](speaker.currentTime + 0.01);
}

function volume(at, peak, length) {
  const gain = speaker.createGain();
  gain.gain.setValueAtTime(peak, at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + length);
  gain.connect(speaker.destination);
  return gain;
}

function tone(at, pitch, peak, length, shape = "sine") {
  const voice = speaker.createOscillator();
  voice.type = shape;
  voice.frequency.value = pitch;
  voice.connect(volume(at, peak, length));
  voice.start(at);
  voice.stop(at + length);
}

// A knock of wood: a short burst of noise through a narrow filter
function knock(at, pitch, peak) {
  const length = 0.05,
    noise = speaker.createBufferSource();
  noise.buffer = speaker.createBuffer(1, Math.ceil(speaker.sampleRate * length), speaker.sampleRate);
  const data = noise.buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (2 * Math.random() - 1) * (1 - i / data.length) ** 3;
  const filter = speaker.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 4;
  noise.connect(filter).connect(volume(at, peak, length));
  noise.start(at);
}

const SOUNDS = {
  dice(at) {
    for (const [delay, pitch] of [
      [0, 900],
      [0.07, 1250],
      [0.13, 800],
      [0.22, 1100],
      [0.33, 700],
      [0.4, 950],
    ])
      knock(at + delay, pitch, 0.5);
  },
  coin(at) {
    for (const [delay, pitch] of [
      [0, 2637],
      [0.06, 3520],
      [0.15, 3136],
    ])
      tone(at + delay, pitch, 0.05, 0.18, "triangle");
  },
  bell(at) {
    for (const swing of [0, 0.32, 0.64])
      for (const [part, peak] of [
        [1, 0.1],
        [2.02, 0.05],
        [2.95, 0.03],
        [4.1, 0.015],
      ])
        tone(at + swing, 587 * part, peak, 0.9 / part);
  },
  turn(at) {
    for (const [delay, pitch] of [
      [0, 523],
      [0.14, 784],
    ])
      tone(at + delay, pitch, 0.1, 0.5);
  },
};
