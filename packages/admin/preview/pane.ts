import { previewAddress } from './preview-address';
import type { PreviewInput, PreviewFocus } from './input';

/** Widths of the preview, in CSS pixels. */
const widths = { Desktop: 1440, Phone: 390 };

/** The section and item whose field has the focus. */
function formFocus(): PreviewFocus {
  const { activeElement } = document;
  const keyPath = activeElement?.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath ?? '';
  if (keyPath === 'body' && activeElement instanceof HTMLTextAreaElement) {
    const before = activeElement.value.slice(0, activeElement.selectionEnd);
    return { headings: before.match(/^#{2,} /gm)?.length ?? 0 };
  }
  const [, section, item] = /^sections\.(\d+)(?:\.items\.(\d+))?/.exec(keyPath) ?? [];
  return { ...(section && { section: Number(section) }), ...(item && { item: Number(item) }) };
}

type Shown = Omit<PreviewInput, 'focus'>;

/** Events that may move the focus. */
const moves = ['focusin', 'keyup', 'pointerup'] as const;

/** The preview next to the form: the page in an iframe that is as wide as a desktop or phone window. */
export class PreviewPane {
  private readonly frame: HTMLIFrameElement;
  private readonly buttons: HTMLButtonElement[];
  private readonly resizing: ResizeObserver;
  private isReady = false;
  private focus = '{}';
  private shown?: Shown;
  private width = widths.Desktop;

  constructor(private readonly element: HTMLElement) {
    const owner = element.ownerDocument;
    this.frame = owner.createElement('iframe');
    this.frame.title = 'Page';
    this.frame.addEventListener('load', () => this.send((this.isReady = true)));
    this.frame.src = previewAddress;
    this.buttons = Object.entries(widths).map(([label, width]) => this.buttonFor(label, width));
    const group = owner.createElement('div');
    group.role = 'group';
    group.ariaLabel = 'Width of the page';
    group.append(...this.buttons);
    element.append(group, this.frame);
    this.resizing = new ResizeObserver(() => this.fit());
    this.resizing.observe(element);
    for (const move of moves) document.addEventListener(move, this.followFocus);
    this.fit();
  }

  show(shown: Shown): void {
    this.shown = shown;
    this.send(this.isReady);
  }

  close(): void {
    this.resizing.disconnect();
    for (const move of moves) document.removeEventListener(move, this.followFocus);
  }

  private readonly followFocus = (): void => {
    const focus = JSON.stringify(formFocus());
    if (focus === '{}' || focus === this.focus) return;
    this.focus = focus;
    this.send(this.isReady);
  };

  private send(isDue: boolean): void {
    if (!isDue || !this.shown) return;
    const input: PreviewInput = { ...this.shown, focus: formFocus() };
    this.frame.contentWindow?.postMessage(input, window.location.origin);
  }

  private buttonFor(label: string, width: number): HTMLButtonElement {
    const button = this.element.ownerDocument.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => {
      this.width = width;
      this.fit();
    });
    button.value = String(width);
    return button;
  }

  /** Scales the iframe down, so that a wide page fits into the pane. */
  private fit(): void {
    const scale = Math.min(1, this.element.clientWidth / this.width);
    this.frame.style.setProperty('--width', String(this.width));
    this.frame.style.setProperty('--scale', String(scale));
    for (const button of this.buttons) button.ariaPressed = String(button.value === String(this.width));
  }
}
