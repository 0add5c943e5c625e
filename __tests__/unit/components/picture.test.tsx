/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Picture } from '../../../src/components/picture';

const image: IGatsbyImageData = {
  layout: 'constrained',
  width: 800,
  height: 449.6,
  images: {
    fallback: { src: '/a.webp', srcSet: '/a-400.webp 400w, /a.webp 800w', sizes: '800px' },
    sources: [{ type: 'image/avif', srcSet: '/a.avif 800w', sizes: '800px' }],
  },
};

describe('a picture', () => {
  it('loads when it comes near, and before all others when it has priority', () => {
    render(<Picture image={image} alt="A globe" />);
    expect(screen.getByRole('img', { name: 'A globe' })).toHaveAttribute('loading', 'lazy');
    render(<Picture image={image} alt="A hero" priority />);
    expect(screen.getByRole('img', { name: 'A hero' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img', { name: 'A hero' })).toHaveAttribute('fetchpriority', 'high');
  });

  it('reserves its room in whole pixels', () => {
    render(<Picture image={image} alt="A globe" />);
    expect(screen.getByRole('img')).toHaveAttribute('width', '800');
    expect(screen.getByRole('img')).toHaveAttribute('height', '450');
  });
});
