/** Ids that buttons of the frame open. */
export const frameIds = {
  sidebar: 'sidebar',
  firms: 'firms-menu',
  create: 'new-menu',
  languages: 'language-menu',
  person: 'person-menu',
} as const
