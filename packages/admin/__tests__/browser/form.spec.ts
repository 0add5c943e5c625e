import { placeholderValues } from '../../../../src/content/settings';
import { routePath } from '../../../../src/i18n/paths';
import { settings } from '../../../../__tests__/support/page-copy';
import { de } from '../../../../__tests__/support/strings';
import { expect, tallWindow, soon, test } from './support/admin-editor';

test('forms in the CMS show content errors and text lengths, link each error to its field, and insert placeholders and links', async ({
  page,
  editor,
}) => {
  await test.step('a text field shows its character count, and shows a content error until the error is corrected', async () => {
    await editor.open('pages', 'trade');
    const [title, description] = [editor.field('en', 'title'), editor.field('en', 'description')];
    await editor.input('en', 'title').fill('Trade...');
    await expect(title).toContainText('Three dots: write … instead.', soon);
    await expect(editor.input('en', 'title')).toHaveAccessibleDescription(/Three dots/);
    await expect(title).toContainText('8 of 45 characters');
    await editor.input('en', 'description').fill('With {{activeTraders}} others');
    await expect(description).toContainText('18 of 70 to 160 characters');
    await expect(description).toContainText('This text has 18 characters; search results need 70 to 160.', soon);
    await editor.input('en', 'title').fill('Trade');
    await expect(title).not.toContainText('Three dots', soon);
  });

  await editor.openQuestion('en', 5);
  const question = editor.input('en', 'sections.1.items.5.question');

  await test.step('the toolbars of a form do not cover each other, and the handle of a list item is to the right of its name', async () => {
    await question.fill('Where do I find it');
    await expect(editor.summary).toContainText('1 to fix here', soon);
    await page.setViewportSize({ width: 1280, height: 720 });
    await question.scrollIntoViewIfNeeded();
    const bars = await page.locator('.content-editor .toolbar:is(.top, .bottom)').all();
    const boxes = await Promise.all(bars.map(async (bar) => (await bar.boundingBox())!));
    const covers = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).filter((other) => one.y < other.y + other.height && other.y < one.y + one.height),
    );
    expect(boxes.length).toBeGreaterThan(2);
    expect(covers).toEqual([]);

    await editor.field('en', 'sections').getByRole('button', { name: 'Collapse All' }).first().click();
    const accordion = editor.field('en', 'sections').locator('.item').nth(1);
    const name = await accordion.locator('.type').first().boundingBox();
    const handle = await accordion.getByRole('button', { name: 'Reorder Item' }).first().boundingBox();
    expect(handle!.x).toBeGreaterThanOrEqual(name!.x + name!.width);
  });

  await test.step('the list of problems leads to a field that is collapsed, scrolled away or in another language', async () => {
    const place = { name: 'English › Sections 2 › Items 6 › Question', exact: true };
    for (const shown of ['de', 'en'] as const) {
      await editor.choose(shown);
      await editor.summary.evaluate((details: HTMLDetailsElement) => (details.open = true));
      await editor.summary.getByRole('button', place).click();
      await expect(question).toBeFocused(soon);
      await expect(question).toBeInViewport();
    }
    const form = await page.locator('.content-editor').boundingBox();
    expect((await editor.summary.boundingBox())!.y).toBeGreaterThanOrEqual(form!.y + form!.height);
  });

  await test.step('placeholders and links are inserted at the caret by keyboard or pointer, but links only in Markdown', async () => {
    await page.setViewportSize(tallWindow);
    await editor.openQuestion('de', 0, { isUnsaved: true });
    const figures = placeholderValues(settings, 'de');
    const { terms, contacts } = de.common.menu;
    const buttonFor = (key: string) =>
      editor.field('de', `sections.1.items.0.${key}`).getByRole('button', { name: /^Insert into/ });
    const answer = editor.input('de', 'sections.1.items.0.answer');
    const list = page.getByRole('listbox', { name: /^Insert into/ });
    const before = await answer.inputValue();

    await answer.press('Control+Home');
    await buttonFor('answer').click();
    await expect(list).toBeFocused();
    await list.press('Escape');
    await expect(answer).toHaveValue(before);
    await buttonFor('answer').click();
    await list.selectOption(`activeTraders → ${figures.get('activeTraders')}`);
    await list.press('Enter');
    await expect(answer).toHaveValue(`{{activeTraders}}${before}`);
    await expect(answer).toBeFocused();
    await answer.press('Control+z');
    await expect(answer).toHaveValue(before);

    // Nothing is selected, so the link's text is the page's name.
    await answer.fill('Preise');
    await answer.selectText();
    await buttonFor('answer').click();
    await list.getByRole('option', { name: `${terms} → ${routePath('terms', 'de')}` }).click();
    await expect(answer).toHaveValue('[Preise](route:terms)');
    await answer.press('Control+End');
    await buttonFor('answer').click();
    await list.getByRole('option', { name: contacts }).click();
    await expect(answer).toHaveValue(`[Preise](route:terms)[${contacts}](route:contacts)`);

    await buttonFor('question').click();
    await expect(list.getByRole('option')).toHaveCount(figures.size);
    await list.press('Escape');
    await expect(buttonFor('id')).toHaveCount(0);
  });
});
