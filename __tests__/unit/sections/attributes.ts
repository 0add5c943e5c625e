import { attributesOf } from '../../../src/sections/section-attributes';

/** The attributes of a section that is the only one of its page. */
export const attributes = attributesOf(['OnlySection'], {})[0]!;
