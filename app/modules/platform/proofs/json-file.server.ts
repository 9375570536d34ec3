/** JSON as people can read it; saved under a name where there is one. */
export function jsonFile(value: unknown, name?: string): Response {
  return new Response(`${JSON.stringify(value, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(name !== undefined && { 'content-disposition': `attachment; filename="${name}"` }),
    },
  })
}
