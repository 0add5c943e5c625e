import type { Page } from '@playwright/test';

interface DisclosureFacts {
  name: string;
  expanded: boolean;
}

/** The disclosures (`<summary>`) of a page in its accessibility tree, in document order. */
export async function disclosures(page: Page): Promise<DisclosureFacts[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && String(role?.value).startsWith('DisclosureTriangle'))
    .map(({ name, properties = [] }) => ({
      name: String(name?.value),
      expanded: properties.some((property) => property.name === 'expanded' && property.value.value === true),
    }));
}
