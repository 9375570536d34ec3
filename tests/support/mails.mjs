// @ts-check

/**
 * What was written to an address, newest first, with its links and codes: an administrator asks for
 * each.
 * @param {import('./api.mjs').Api} api
 * @param {string} address
 * @param {Record<string, string>} [headers] of the administrator, where the API is somebody else's
 * @returns {Promise<{ subject: string, text: string }[]>}
 */
export async function revealedMails(api, address, headers) {
  const path = `/admin/outbox?q=${encodeURIComponent(address)}`
  const { rows } = await api.call('GET', path, undefined, headers)
  return Promise.all(
    rows.map((/** @type {{ id: string }} */ { id }) =>
      api.call('POST', `/admin/outbox/${id}/reveal`, {}, headers),
    ),
  )
}
