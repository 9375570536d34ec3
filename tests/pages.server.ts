import type { TestProject } from 'vitest/node'
import { provideWorld } from './access/world.ts'
import { provideSite } from './site/world.ts'
import { createDataDir, removeDataDir, startServer } from './support/server.mjs'

/** One real server for all walks; they leave it as it was. */
export default async function setUp(project: TestProject) {
  const dataDir = createDataDir()
  const folder = createDataDir()
  const server = await startServer({ dataDir })
  await provideWorld(project, server)
  await provideSite(project, server, folder)
  return async () => {
    await server.stop()
    removeDataDir(dataDir)
    removeDataDir(folder)
  }
}
