// @ts-check

/**
 * @param {import('miniflare').Miniflare} _miniflare
 * @param {import('./settings.mjs').Settings} _settings
 * @param {import('./secrets.mjs').Secrets} _secrets
 * @returns {Promise<{ email: string, password: string } | undefined>}
 */
export async function createFirstAdministrator(_miniflare, _settings, _secrets) {
  return undefined
}
