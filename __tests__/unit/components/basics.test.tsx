/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Button } from '../../../src/components/button';
import { Flag } from '../../../src/components/flag';
import { Spinner } from '../../../src/components/spinner';
import { localeFacts, locales } from '../../../src/i18n/locales';

describe('a button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Show</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('takes what any button takes', () => {
    render(
      <Button type="submit" look="success" size="large" disabled>
        Successfully
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Successfully' })).toBeDisabled();
    expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
    expect(screen.getByRole('button')).toHaveAttribute('data-look', 'success');
  });
});

describe('a spinner', () => {
  it('is there for those who do not see it, and announces nothing', () => {
    render(<Spinner label="Loading" />);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a flag', () => {
  it.each([...locales.map((locale) => localeFacts[locale].flag), 'us', 'ru'])(
    'of %s is drawn, and is decoration',
    (code) => {
      const { container } = render(<Flag code={code} />);
      expect(container.querySelector('svg[aria-hidden="true"] path')).not.toBeNull();
    },
  );

  it('that is not known shows nothing', () => {
    const { container } = render(<Flag code="xx" />);
    expect(container).toBeEmptyDOMElement();
  });
});
