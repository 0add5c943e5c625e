import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { Settings } from '../../../src/content/settings';

type GetCollection = CustomPreviewTemplateProps['getCollection'];

/** The settings as saved in the open folder or repository, which may be newer than those of the build. */
export async function savedSettings(getCollection: GetCollection): Promise<Settings> {
  const dataOf = async (file: keyof Settings): Promise<object> => {
    const entry = await getCollection('settings', file);
    return Array.isArray(entry) ? {} : entry.toJS().data;
  };
  const files = ['company', 'figures', 'instruments', 'widgets'] as const;
  const [company, figures, list, widgets] = await Promise.all(files.map(dataOf));
  // The type assertion relies on the content check, which validates the settings.
  return { company, figures, ...list, widgets } as Settings;
}
