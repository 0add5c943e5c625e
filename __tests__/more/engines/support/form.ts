import { expect } from '@playwright/test';
import { eventually } from './eventually';
import type { Visitor } from './visitor';

/** The form of an auth page, by the names of its fields. */
export class Form {
  constructor(private readonly visitor: Visitor) {}

  submit = () => this.visitor.find('main form [type=submit]');
  field = (name: string) => this.visitor.find(`main form [name="${name}"]`);

  /** A checkbox is ticked by `true`; a select takes the value of an option. */
  async fill(values: Record<string, string | boolean>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'boolean') await this.field(name).click();
      else if (name === 'country_code') await this.field(name).select(value);
      else await this.field(name).fill(value);
    }
  }

  /** Messages of all fields that are marked invalid, by the field's name. */
  async expectMessages(messages: Record<string, string>): Promise<void> {
    await eventually(async () => {
      const shown = await this.visitor.page.evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll<HTMLInputElement>('main form [aria-invalid=true]')].map(({ id, name }) => [
            name,
            document.getElementById(`${id}-error`)?.textContent ?? '',
          ]),
        ),
      );
      expect(shown).toEqual(messages);
    });
  }
}
