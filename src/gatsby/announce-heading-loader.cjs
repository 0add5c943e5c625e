const englishAnnouncement = '`Navigated to ${pageName}`';

/** Lets Gatsby's route announcer say a new page's heading alone, which is right in every language. */
module.exports = function announceHeading(source) {
  if (!source.includes(englishAnnouncement)) throw new Error('Gatsby announces new pages in another way than it did.');
  return source.replace(englishAnnouncement, 'pageName');
};
