/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Sections } from '../../support/any-sections';
import { renderInPage } from '../../support/render-in-page';
import { samples } from './samples';

const show = () => renderInPage(<Sections sections={[samples.AccordionSection]} />, { route: 'faq' });

describe('an accordion', () => {
  it('is native disclosure, closed at first', () => {
    show();
    const items = screen.getAllByRole('group');
    expect(items.map(({ tagName }) => tagName)).toEqual(['DETAILS', 'DETAILS']);
    for (const item of items) expect(item).not.toHaveAttribute('open');
  });

  it('lets one item be open at most, by a name that its items share and no other accordion has', () => {
    renderInPage(<Sections sections={[samples.AccordionSection, samples.AccordionSection]} />);
    const names = screen.getAllByRole('group').map((item) => item.getAttribute('name'));
    expect(names).toEqual(['accordion', 'accordion', 'accordion-2', 'accordion-2']);
  });

  it('asks in headings and answers in HTML', () => {
    show();
    const [item] = screen.getAllByRole('group');
    expect(within(item as HTMLElement).getByRole('heading', { level: 3, name: 'What is leverage?' })).toBeVisible();
    expect(item?.querySelector('strong')).toHaveTextContent('ratio');
  });

  it('has the id of an item inside the item, where browsers open it for an address', () => {
    show();
    const target = document.getElementById('losses');
    expect(target?.tagName).not.toBe('DETAILS');
    expect(target?.closest('details')?.querySelector('summary')).toHaveTextContent('Can I lose money?');
  });
});
