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

const narrow: IGatsbyImageData = {
  ...image,
  width: 720,
  height: 609.8,
  images: {
    fallback: { src: '/n.webp', srcSet: '/n.webp 720w', sizes: '720px' },
    sources: [{ type: 'image/avif', srcSet: '/n.avif 720w', sizes: '720px' }],
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
    const { container } = render(<Picture image={image} alt="A globe" narrow={{ image: narrow, maxWidth: 768 }} />);
    expect(screen.getByRole('img')).toHaveAttribute('width', '800');
    expect(screen.getByRole('img')).toHaveAttribute('height', '450');
    expect(container.querySelector('source')).toHaveAttribute('width', '720');
    expect(container.querySelector('source')).toHaveAttribute('height', '610');
  });

  it('has a crop for narrow windows, in all formats and sizes and before the others', () => {
    const dense: IGatsbyImageData = {
      ...narrow,
      images: {
        fallback: { src: '/d.webp', srcSet: '/d.webp 1062w', sizes: '1062px' },
        sources: [{ type: 'image/avif', srcSet: '/d.avif 1062w', sizes: '1062px' }],
      },
    };
    const { container } = render(<Picture image={image} alt="" narrow={{ image: narrow, dense, maxWidth: 768 }} />);
    const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset]);
    expect(sources).toEqual([
      ['(max-width: 768px)', '/n.avif 720w, /d.avif 1062w'],
      ['(max-width: 768px)', '/n.webp 720w, /d.webp 1062w'],
      ['', '/a.avif 800w'],
    ]);
  });
});
