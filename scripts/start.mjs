// @ts-check
// Runs with nothing installed, on any Node: only the check may come before the rest is loaded.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Firmament needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

const { start } = await import('./start/main.mjs')
await start()
