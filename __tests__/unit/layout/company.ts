export const company: Queries.CompanyFactsFragment = {
  name: 'Velmarch',
  supportEmail: 'help@example.com',
  supportChatUrl: 'https://chat.example.com',
  registration: 'Registered somewhere under number 1.',
  thirdParty: 'load',
};
