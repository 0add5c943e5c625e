import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../../../../src/i18n/locales';
import { origin, test as base } from '../../../../../__tests__/browser/support/test';
import { copyProject, pickProject } from './local-project';

/** The content check takes up to two seconds, and much longer if several browsers run at once. */
export const soon = { timeout: 45_000 };

/** A very tall window, since Sveltia CMS renders only fields in view. */
export const tallWindow = { width: 1400, height: 4000 };

const languages: Record<Locale, string> = { en: 'English', de: 'German', fr: 'French' };

/** Page object of the CMS. Next to the form is either the preview or the form of another language. */
export class AdminEditor {
  constructor(readonly page: Page) {}

  /**
   * Opens a file through the list of its collection, which closes any open file. With `isUnsaved`, discards the texts
   * that an earlier step has left in its form.
   */
  async open(collection: string, file: string, { isUnsaved = false } = {}): Promise<void> {
    await this.page.goto(`/admin#/collections/${collection}`);
    await expect(this.saveButton).toBeHidden();
    await this.page.goto(`/admin#/collections/${collection}/entries/${file}`);
    const draft = this.page.getByRole('alertdialog', { name: 'Restore Draft' });
    if (isUnsaved) await draft.getByRole('button', { name: 'Discard' }).click();
    await expect(this.saveButton).toBeVisible();
    await expect(this.summary).not.toBeEmpty(soon);
  }

  /**
   * Switches the first pane to another language. Clicks repeatedly, since radio buttons ignore clicks in their first
   * 100 ms.
   */
  async choose(locale: Locale): Promise<void> {
    await expect(async () => {
      await this.page.getByRole('radio', { name: languages[locale] }).first().click();
      await expect(this.pane(locale)).toBeVisible({ timeout: 2000 });
    }).toPass();
  }

  private pane(locale: Locale): Locator {
    return this.page.locator(`[data-mode="edit"][data-locale="${locale}"]`).first();
  }

  /** The iframe with the page's preview. */
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

  /** Expands a group of fields, or the list item at an index. Groups that are already expanded stay so. */
  async expand(locale: Locale, path: string, index?: number): Promise<void> {
    const field = this.field(locale, path);
    const group = index === undefined ? field : field.locator('.item').nth(index);
    const button = group.getByRole('button', { name: /^(?:Expand|Collapse)$/ }).first();
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  }

  /** Opens the FAQ, and expands one of its questions. `draft` has the options of {@link open}. */
  async openQuestion(locale: Locale, index: number, draft?: { isUnsaved: boolean }): Promise<void> {
    await this.open('pages', 'faq', draft);
    await this.choose(locale);
    await this.expand(locale, 'sections', 1);
    await this.expand(locale, 'sections.1.items', index);
  }

  get saveButton(): Locator {
    return this.page.locator('.content-editor .toolbar.primary button.primary');
  }

  /** The status bar's number of problems, which expands to a list. */
  get summary(): Locator {
    return this.page.locator('.check-summary');
  }

  /** Saves, and waits for the confirmation. */
  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.notice).toContainText('Saved');
  }

  /** The confirmation after saving, with links to the page. */
  get notice(): Locator {
    return this.page.locator('.saved-notice');
  }

  /** Records all confirm dialogs from now on, and answers them with yes unless a test changes `answer`. */
  answerQuestions(): { questions: string[]; answer: boolean } {
    const asked = { questions: [] as string[], answer: true };
    this.page.on('dialog', (dialog) => {
      asked.questions.push(dialog.message() || dialog.type());
      void (asked.answer ? dialog.accept() : dialog.dismiss());
    });
    return asked;
  }
}

/** Makes a test fail on console warnings and on requests to other hosts. */
function watchStrictly(page: Page, pageErrors: string[]): void {
  page.on('console', (message) => {
    // Chromium warns that the preview's iframe has both `allow-scripts` and `allow-same-origin`. That is safe: it shows
    // the site's own code under the same CSP.
    const isKnown = message.text().includes('allow-scripts and allow-same-origin');
    if (message.type() === 'warning' && !isKnown) pageErrors.push(`warning: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) pageErrors.push(`asked elsewhere: ${request.url()}`);
  });
}

/** Playwright's test with the CMS, which has a copy of the project's folder open. */
export const test = base.extend<{ editor: AdminEditor }>({
  viewport: ({}, use) => use(tallWindow),
  editor: async ({ page, pageErrors }, use) => {
    watchStrictly(page, pageErrors);
    // The project must be copied into the browser's storage for this site before the scripts of the CMS run, so a file
    // without scripts is opened first.
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
