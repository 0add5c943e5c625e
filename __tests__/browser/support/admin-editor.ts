import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Locale } from '../../../src/i18n/locales';
import { prepareProject } from './local-project';

/** A high viewport, since the editing interface renders only fields in view. */
export const tallWindow = { width: 1400, height: 4000 };

/** A file open in the editing interface, with several languages side by side. */
export class AdminEditor {
  constructor(private readonly page: Page) {}

  /** Opens a file of the project's content in the interface, for instance `pages/entries/faq`. */
  async open(file: string): Promise<void> {
    await prepareProject(this.page);
    await this.page.goto(`/admin#/collections/${file}`);
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(this.page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  }

  private pane(locale: Locale): Locator {
    return this.page.locator(`[data-locale="${locale}"]`).first();
  }

  /** A field by its path, for instance `sections.1.items.0.answer`. */
  field(locale: Locale, path: string): Locator {
    return this.pane(locale).locator(`[data-key-path="${path}"]`);
  }

  input(locale: Locale, path: string): Locator {
    return this.field(locale, path).getByRole('textbox');
  }

  /** Expands a group of fields, or the list item at an index. */
  async expand(locale: Locale, path: string, index?: number): Promise<void> {
    const field = this.field(locale, path);
    const closed = index === undefined ? field : field.locator('.item').nth(index);
    await closed.getByRole('button', { name: 'Expand', exact: true }).first().click();
  }

  /** Saves, and waits until the interface shows its list again. */
  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page).not.toHaveURL(/\/entries\//);
  }
}
