import { type Locale, localeFacts } from '../i18n/locales';
import type { FrameContent } from './frame-address';

/** The part of a frame's address that its server sees. `host` has no trailing slash. */
export const widgetAddress = (widget: FrameContent['widget'], locale: Locale, host: string): string =>
  `${host}/embed-widget/${widget}/?locale=${localeFacts[locale].chartProvider}`;
