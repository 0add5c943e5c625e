import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../../../../src/i18n/locales';
import { origin, test as base } from '../../../../../__tests__/browser/support/test';
import { copyProject, pickProject } from './local-project';

/** The check takes a fraction of a second, and its first run a second or two; several browsers at once, many times that. */
export const soon = { timeout: 45_000 };

const languages: Record<Locale, string> = { en: 'English', de: 'German', fr: 'French' };

/** The editing interface; beside the form is its preview, or the form of another language. */
export class AdminEditor {
  constructor(readonly page: Page) {}

  /** Opens a file of a collection, by way of the collection's list, so that nothing of an open file is left. */
  async open(collection: string, file: string): Promise<void> {
    await this.page.goto(`/admin#/collections/${collection}`);
    await expect(this.saveButton).toBeHidden();
    await this.page.goto(`/admin#/collections/${collection}/entries/${file}`);
    await expect(this.saveButton).toBeVisible();
    await expect(this.summary).not.toBeEmpty(soon);
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

  /** The document in which the page is previewed. */
  get previewedPage(): FrameLocator {
    return this.page.frameLocator('iframe.preview').frameLocator('iframe');
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

  /** Opens a question of the FAQ and its answer. */
  async openQuestion(locale: Locale, index: number): Promise<void> {
    await this.open('pages', 'faq');
    await this.choose(locale);
    await this.expand(locale, 'sections', 1);
    await this.expand(locale, 'sections.1.items', index);
  }

  get saveButton(): Locator {
    return this.page.locator('.content-editor .toolbar.primary button.primary');
  }

  /** How much is to be fixed; a list of it once it is opened. */
  get summary(): Locator {
    return this.page.locator('.check-summary');
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

  /** Collects the questions that are asked from now on, and answers them with yes until a test says otherwise. */
  answerQuestions(): { questions: string[]; answer: boolean } {
    const asked = { questions: [] as string[], answer: true };
    this.page.on('dialog', (dialog) => {
      asked.questions.push(dialog.message() || dialog.type());
      void (asked.answer ? dialog.accept() : dialog.dismiss());
    });
    return asked;
  }
}

/** Adds warnings of a page and its requests to other hosts to the errors that fail a test. */
function watchStrictly(page: Page, pageErrors: string[]): void {
  page.on('console', (message) => {
    // About the preview, whose frame Sveltia CMS opens with both. It shows what is bundled here, under the same policy.
    const isKnown = message.text().includes('allow-scripts and allow-same-origin');
    if (message.type() === 'warning' && !isKnown) pageErrors.push(`warning: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) pageErrors.push(`asked elsewhere: ${request.url()}`);
  });
}

/** Playwright's test with the editing interface, in which the folder of a copy of the project has been opened. */
export const test = base.extend<{ editor: AdminEditor }>({
  // A high window, since the interface renders only fields in view.
  viewport: ({}, use) => use({ width: 1400, height: 4000 }),
  editor: async ({ page, pageErrors }, use) => {
    watchStrictly(page, pageErrors);
    // A page of the site that runs no scripts.
    await page.goto('/robots.txt');
    await copyProject(page);
    await page.addInitScript(pickProject);
    await page.goto('/admin');
    const loadedAgain = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await loadedAgain;
    await use(new AdminEditor(page));
  },
});

export { expect };
