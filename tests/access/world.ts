import type { TestProject } from 'vitest/node'
import type { Server } from '../support/server.mjs'
import { peopleWorld, type World } from './people.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    world: World
    administrator: { email: string; password: string }
  }
}

/** Makes the people of a server on empty data, and gives the tests what they are. */
export async function provideWorld({ provide }: TestProject, server: Server): Promise<void> {
  provide('origin', server.origin)
  provide('world', await peopleWorld(server))
  if (server.administrator) provide('administrator', server.administrator)
}
