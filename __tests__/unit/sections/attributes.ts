import { attributesOf } from '../../../src/sections/section-attributes';

/** The attributes of a section that is alone on its page. */
export const attributes = attributesOf(['OnlySection'], {})[0]!;
