import { framePage } from '../../src/layout/page-frame';

export const wrapPageElement = framePage;
