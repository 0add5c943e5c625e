import type { Collection } from '@sveltia/cms';
import type { ContentSchema } from '../../../../src/content/schema/schema';
import { isLegal, type RouteId, routes } from '../../../../src/routes';
import { acceptedCollection } from '../../check/accepted-field';
import { acceptedFiles } from './accepted';
import { pagesIn } from './pages';
import { settingsFiles } from './settings';
import type { ContentFiles } from '../../../../src/content/content-files';
import { stringsFiles } from './strings';

/** All collections of editable files, in the order in which the CMS lists them. */
export function collectionsFor(files: ContentFiles, schema: ContentSchema): Collection[] {
  const isSignIn = (route: RouteId): boolean => !routes[route].indexable;
  return [
    pagesIn('pages', 'Pages', 'web', (route) => !isLegal(route) && !isSignIn(route), files, schema),
    pagesIn('sign-in', 'Sign-in and notices', 'login', isSignIn, files, schema),
    pagesIn('legal', 'Legal texts', 'gavel', isLegal, files, schema),
    {
      name: 'strings',
      label: 'Interface strings',
      icon: 'translate',
      i18n: true,
      files: stringsFiles(files),
    },
    { name: 'settings', label: 'Settings', icon: 'tune', files: settingsFiles(files, schema) },
    { name: acceptedCollection, label: 'Accepted', icon: 'spellcheck', files: acceptedFiles() },
  ];
}
