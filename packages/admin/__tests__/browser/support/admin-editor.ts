import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Locale } from '../../../../../src/i18n/locales';
import { prepareProject } from './local-project';

/** A high viewport, since the editing interface renders only fields in view. */
export const tallWindow = { width: 1400, height: 4000 };

const languages: Record<Locale, string> = { en: 'English', de: 'German', fr: 'French' };

/** A file open in the editing interface; beside the form is its preview, or the form of another language. */
export class AdminEditor {
  constructor(private readonly page: Page) {}

  /** Opens a file of the project's content in the interface, for instance `pages/entries/faq`. */
  async open(file: string): Promise<void> {
    await prepareProject(this.page);
    await this.page.goto(`/admin#/collections/${file}`);
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(this.page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  }

  /** Goes back to the list of a collection, and from there to another of its files. */
  async openNext(collection: string, file: string): Promise<void> {
    await this.page.goto(`/admin#/collections/${collection}`);
    await expect(this.page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
    await this.page.goto(`/admin#/collections/${collection}/entries/${file}`);
    await expect(this.page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  }

  /** Edits another language in the first pane. Clicks again if it was too early: radio buttons listen after 100 ms. */
  async choose(locale: Locale): Promise<void> {
    await expect(async () => {
      await this.page.getByRole('radio', { name: languages[locale] }).first().click();
      await expect(this.pane(locale)).toBeVisible({ timeout: 2000 });
    }).toPass();
  }

  private pane(locale: Locale): Locator {
    return this.page.locator(`[data-mode="edit"][data-locale="${locale}"]`).first();
  }

  /** The part of the interface around the previewed page. */
  get preview(): FrameLocator {
    return this.page.frameLocator('iframe.preview');
  }

  /** The document in which the page is previewed. */
  get previewedPage(): FrameLocator {
    return this.preview.frameLocator('iframe');
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

  /** Opens the first answer of the common questions. */
  async openAnswer(locale: Locale): Promise<Locator> {
    await this.open('pages/entries/faq');
    await this.choose(locale);
    await this.expand(locale, 'sections', 1);
    await this.expand(locale, 'sections.1.items', 0);
    return this.input(locale, 'sections.1.items.0.answer');
  }

  /** Adds a file to the pictures, by default one of the project's, and puts it into a field. */
  async addPicture(
    locale: Locale,
    path: string,
    name: string,
    buffer = readFileSync('static/icon-192.png'),
  ): Promise<void> {
    await this.field(locale, path).getByRole('button', { name: 'Replace Image' }).click();
    const dialog = this.page.getByRole('dialog');
    const chooser = this.page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
    const insert = dialog.getByRole('button', { name: 'Insert' });
    // A list ignores clicks in the first 100 ms.
    await expect(async () => {
      await dialog.getByText(name.toLowerCase().replace(/ /g, '-')).click();
      await expect(insert).toBeEnabled({ timeout: 1000 });
    }).toPass();
    await insert.click();
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /** Saves, and waits until the interface says so. */
  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.notice).toContainText('Saved.');
  }

  /** What the interface says after saving, with links to the page. */
  get notice(): Locator {
    return this.page.locator('.saved-notice');
  }

  /** Opens the list of what can be inserted into a field, where the caret is. */
  async openInsertions(locale: Locale, path: string): Promise<Locator> {
    await this.field(locale, path)
      .getByRole('button', { name: /^Insert into/ })
      .click();
    return this.page.getByRole('listbox', { name: /^Insert into/ });
  }

  /** Types at the end of a text, as on a keyboard. */
  async append(input: Locator, words: string): Promise<void> {
    await input.click();
    await input.press('Control+End');
    await input.pressSequentially(words);
  }
}
