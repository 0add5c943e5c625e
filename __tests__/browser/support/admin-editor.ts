import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Locale } from '../../../src/i18n/locales';
import { prepareProject } from './local-project';

/** The editing interface draws only fields that are in view, so it is looked at through a window in which all are. */
export const tallWindow = { width: 1400, height: 4000 };

/** One file, open in the editing interface, in the languages that stand side by side. */
export class AdminEditor {
  constructor(private readonly page: Page) {}

  /** Opens the project's copy in the interface; a file, as in `pages/entries/faq`. */
  async open(file: string): Promise<void> {
    await prepareProject(this.page);
    await this.page.goto(`/admin#/collections/${file}`);
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(this.page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  }

  private pane(locale: Locale): Locator {
    return this.page.locator(`[data-locale="${locale}"]`).first();
  }

  /** A field by its place in the file, as in `sections.1.items.0.answer`. */
  field(locale: Locale, path: string): Locator {
    return this.pane(locale).locator(`[data-key-path="${path}"]`);
  }

  input(locale: Locale, path: string): Locator {
    return this.field(locale, path).getByRole('textbox');
  }

  /** Opens a group of fields, or the item of a list at an index. */
  async expand(locale: Locale, path: string, index?: number): Promise<void> {
    const field = this.field(locale, path);
    const closed = index === undefined ? field : field.locator('.item').nth(index);
    await closed.getByRole('button', { name: 'Expand', exact: true }).first().click();
  }

  /** Saves, and waits until it is: the interface goes back to its list. */
  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page).not.toHaveURL(/\/entries\//);
  }
}
