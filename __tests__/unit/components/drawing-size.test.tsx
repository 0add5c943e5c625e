/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Flag } from '../../../src/components/flag';
import { Logo } from '../../../src/layout/logo';

it.each([
  ['the logo', <Logo name="Velmarch" />, '162', '40'],
  ['a flag', <Flag code="de" />, '20', '15'],
])('%s has a size in HTML, so that it does not fill the window if no styles load', (_, drawing, width, height) => {
  const svg = render(drawing).container.querySelector('svg');
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual([width, height]);
});
