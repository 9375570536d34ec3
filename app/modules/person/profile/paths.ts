/** The pages of a person's profile, in the order of its tabs. Five belong to other modules. */
export const profilePaths = {
  you: '/profile',
  security: '/profile/security',
  signInMethods: '/profile/sign-in-methods',
  appearance: '/profile/appearance',
  notifications: '/profile/notifications',
  apiKeys: '/profile/api-keys',
  apps: '/profile/apps',
  firms: '/profile/firms',
  data: '/profile/data',
} as const

export type ProfileTab = keyof typeof profilePaths

/** Where the file with all data of the person is fetched. */
export const dataFilePath = '/profile/data/file'

/** Where a person changes the keys of actions; it stands below the appearance. */
export const shortcutsPath = '/profile/shortcuts'
