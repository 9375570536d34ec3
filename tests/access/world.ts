import type { TestProject } from 'vitest/node'
import { createDataDir, removeDataDir, startServer } from '../support/server.mjs'
import { peopleWorld, type World } from './people.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    world: World
    administrator: { email: string; password: string }
  }
}

/** One real server with its people for all walks; they leave it as it was. */
export default async function setUp({ provide }: TestProject) {
  const dataDir = createDataDir()
  const server = await startServer({ dataDir })
  provide('origin', server.origin)
  provide('world', await peopleWorld(server))
  if (server.administrator) provide('administrator', server.administrator)
  return async () => {
    await server.stop()
    removeDataDir(dataDir)
  }
}
