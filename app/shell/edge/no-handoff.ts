/** In place of turbo-stream's `encode`, see `no-handoff-plugin.ts`: Remix leaves out what is absent. */
export function encode(): undefined {
  return undefined
}
