import { defineConfig } from 'vitest/config'

/** Starts the real server; needs a build. */
export default defineConfig({ test: { dir: 'tests/start', testTimeout: 60_000 } })
