/**
 * The name under which server and browser know an island: `invoicing/line-editor` for
 * `modules/selling/invoicing/islands/line-editor.island.tsx`.
 */
export function islandName(path: string): string {
  const [, owner, file] = /([^/]+)\/(?:islands\/)?([^/]+)\.island\.tsx$/.exec(path) ?? []
  if (!owner || !file) throw new Error(`${path} is no island file`)
  return `${owner}/${file}`
}
