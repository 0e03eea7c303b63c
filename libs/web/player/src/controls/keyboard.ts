import { toggleCaptions } from '../captions/captions';
import { seekBy, setVolume, toggleMute, togglePlay } from '../engine/media-commands';

export type PlayerCommand = 'toggle' | 'back' | 'forward' | 'mute' | 'captions' | 'full-screen' | 'louder' | 'quieter';

const COMMANDS: Readonly<Record<string, PlayerCommand>> = {
  ' ': 'toggle',
  KeyK: 'toggle',
  KeyJ: 'back',
  ArrowLeft: 'back',
  KeyL: 'forward',
  ArrowRight: 'forward',
  KeyM: 'mute',
  KeyC: 'captions',
  KeyF: 'full-screen',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
};

const STEPS: readonly PlayerCommand[] = ['back', 'forward', 'louder', 'quieter'];

/** Whether a key that is held down goes on; what is on or off changes once. */
export const isStep = (command: PlayerCommand): boolean => STEPS.includes(command);

const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog], [role=tab]';
const PRESSABLE = 'button, a, summary, [role=button]';

/**
 * Which command a key press means for the player, undefined when the key belongs to something else on the page.
 * Letters go by their place on the keyboard, so that they work while it is switched to Thai.
 */
export function commandFor(event: KeyboardEvent, player: Element): PlayerCommand | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest(OWN_KEYS)) return undefined;
  if (event.key === ' ' && target.closest(PRESSABLE)) return undefined;
  const inside = player.contains(target);
  if (event.key.startsWith('Arrow') && !inside && target !== document.body) return undefined;
  const command = COMMANDS[event.key] ?? COMMANDS[event.code];
  const scrollsThePage = (command === 'louder' || command === 'quieter') && !inside;
  return scrollsThePage ? undefined : command;
}

/** Does a command. `toggleFullScreen` because the whole player, not the video, fills the screen. */
export function perform(command: PlayerCommand, video: HTMLVideoElement, toggleFullScreen: () => void): void {
  const actions: Record<PlayerCommand, () => void> = {
    toggle: () => togglePlay(video),
    back: () => seekBy(video, -10),
    forward: () => seekBy(video, 10),
    mute: () => toggleMute(video),
    captions: () => toggleCaptions(video),
    'full-screen': toggleFullScreen,
    louder: () => setVolume(video, video.volume + 0.05),
    quieter: () => setVolume(video, video.volume - 0.05),
  };
  actions[command]();
}
