import { placesOf } from '../../../src/sections/section-places';

/** What a section is told of its place on a page that has no other. */
export const place = placesOf(['OnlySection'])[0]!;
