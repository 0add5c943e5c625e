/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Sections } from '../../support/any-sections';
import { renderInPage } from '../../support/render-in-page';
import { samples } from './samples';

const pageHeadings = ['HeroSection', 'NoticeSection', 'SignInSection'];

describe.each(Object.values(samples))('a section of the kind $__typename', (section) => {
  const level = pageHeadings.includes(section.__typename) ? 1 : 2;

  it(`is a region named by its heading, of level ${level}`, () => {
    renderInPage(<Sections sections={[section]} />);
    const region = screen.getByRole('region', { name: 'Heading' });
    expect(within(region).getByRole('heading', { name: 'Heading', level })).toBeVisible();
  });

  it('has no id twice when it stands on a page twice', () => {
    const { container } = renderInPage(<Sections sections={[section, section]} />);
    const own = [...container.querySelectorAll('section')].flatMap((each) => [
      each.id,
      each.getAttribute('aria-labelledby'),
    ]);
    expect(new Set(own).size).toBe(4);
    for (const id of own) expect(container.querySelectorAll(`#${id}`)).toHaveLength(1);
  });

  it('sets no style attribute, which the content security policy would drop', () => {
    const { container } = renderInPage(<Sections sections={[section]} />);
    expect(container.querySelector('[style]')).toBeNull();
  });
});

it('shows sections in their order', () => {
  renderInPage(<Sections sections={[samples.HeroSection, samples.StepsSection, samples.CallToActionSection]} />);
  expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual(['hero', 'steps', 'call-to-action']);
});

it('puts what it is given into a sign-in section', () => {
  renderInPage(
    <Sections sections={[samples.SignInSection]}>
      <form aria-label="Log in" />
    </Sections>,
  );
  expect(within(screen.getByRole('region')).getByRole('form', { name: 'Log in' })).toBeInTheDocument();
});
