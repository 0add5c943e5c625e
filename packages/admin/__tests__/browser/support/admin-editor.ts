import { type BrowserContext, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../../../../src/i18n/locales';
import { tilePng } from '../../../../../__tests__/support/tile-png';
import { forgetTraces, pickProject, prepareProject, restoreProject } from './local-project';
import { test as base } from '../../../../../__tests__/browser/support/test';

/** The check takes a fraction of a second, and its first run a second or two; several browsers at once, many times that. */
export const soon = { timeout: 45_000 };

const languages: Record<Locale, string> = { en: 'English', de: 'German', fr: 'French' };

/** Nothing of the project is edited here, and no script of the interface runs. */
const aside = '/robots.txt';

/** The editing interface; beside the form is its preview, or the form of another language. */
export class AdminEditor {
  constructor(readonly page: Page) {}

  /** Opens the project's folder, as on the first visit. */
  async signIn(): Promise<void> {
    await this.page.goto('/admin');
    await this.page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(this.page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
  }

  /** Opens a file of the project's content, for instance `pages/entries/faq`. */
  async open(file: string): Promise<void> {
    await this.page.goto(`/admin#/collections/${file}`);
    await expect(this.saveButton).toBeVisible();
    await expect(this.summary).not.toBeEmpty(soon);
  }

  /** Goes back to the list of a collection, and from there to another of its files. */
  async openNext(collection: string, file: string): Promise<void> {
    await this.page.goto(`/admin#/collections/${collection}`);
    await expect(this.page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
    await this.open(`${collection}/entries/${file}`);
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

  /** Chooses a file for a picture, in the dialog that a field opens. */
  async pickPicture(locale: Locale, path: string, name: string, buffer: Buffer): Promise<Locator> {
    await this.field(locale, path).getByRole('button', { name: 'Replace Image' }).click();
    const dialog = this.page.getByRole('dialog');
    const chooser = this.page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
    return dialog;
  }

  /** Adds a picture, and puts it into a field. */
  async addPicture(locale: Locale, path: string, name: string): Promise<void> {
    const dialog = await this.pickPicture(locale, path, name, tilePng(1920, 1200));
    const insert = dialog.getByRole('button', { name: 'Insert' });
    // A list ignores clicks in the first 100 ms.
    await expect(async () => {
      await dialog.getByText(name.toLowerCase().replace(/ /g, '-')).click({ timeout: 2000 });
      await expect(insert).toBeEnabled({ timeout: 1000 });
    }).toPass();
    await insert.click();
  }

  get saveButton(): Locator {
    return this.page.locator('.content-editor .toolbar.primary button.primary');
  }

  /** How much is to be mended; a list of it once it is opened. */
  get summary(): Locator {
    return this.page.locator('.check-summary');
  }

  async expectNothingToMend(): Promise<void> {
    await expect(this.summary).toHaveText('Nothing to mend', soon);
  }

  /** Saves, and waits until the interface says so. */
  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.notice).toContainText('Saved');
  }

  /** What the interface says after saving, with links to the page. */
  get notice(): Locator {
    return this.page.locator('.saved-notice');
  }

  /** Collects the questions that are asked from now on, and answers them with yes until told otherwise. */
  answerQuestions(): { questions: string[]; answer: boolean } {
    const asked = { questions: [] as string[], answer: true };
    this.page.on('dialog', (dialog) => {
      asked.questions.push(dialog.message() || dialog.type());
      void (asked.answer ? dialog.accept() : dialog.dismiss());
    });
    return asked;
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

interface Session {
  /** A browser in which the project's folder has been opened. */
  session: BrowserContext;
}

/** Playwright's test with the editing interface, signed in once for all tests, each with the project as it is. */
export const test = base.extend<{ editor: AdminEditor }, Session>({
  session: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale } = project.use;
      // A high window, since the interface renders only fields in view.
      const session = await browser.newContext({ baseURL, locale, viewport: { width: 1400, height: 4000 } });
      await session.addInitScript(pickProject);
      const page = await session.newPage();
      await page.goto(aside);
      await prepareProject(page);
      await new AdminEditor(page).signIn();
      await page.close();
      await use(session);
      await session.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ session }, use) => {
    const page = await session.newPage();
    await use(page);
    await page.close();
    const cleaning = await session.newPage();
    await cleaning.goto(aside);
    await restoreProject(cleaning);
    await forgetTraces(cleaning);
    await cleaning.close();
  },
  editor: async ({ page }, use) => use(new AdminEditor(page)),
});

export { expect };
