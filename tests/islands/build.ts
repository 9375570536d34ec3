import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type InlineConfig, type Manifest } from 'vite'
import { islands } from '../../app/islands/vite-plugin.ts'
import type { Built, renderPage } from './pages.tsx'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** React's edition: only the development one warns. */
export type Edition = 'production' | 'development'

/** Builds the fixtures for browser and server as Remix builds the app, in less time. */
export async function buildPages(edition: Edition) {
  const out = `.cache/islands/${edition}`
  const common = {
    root,
    base: `/${edition}/`,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify(edition) },
    plugins: [vanillaExtractPlugin(), islands({ clientDirectory: `${out}/client` })],
  } satisfies InlineConfig
  const output = { copyPublicDir: false, target: 'es2022', emptyOutDir: true }
  await build({
    ...common,
    build: {
      ...output,
      outDir: `${out}/client`,
      manifest: true,
      rollupOptions: { input: 'tests/islands/entry.client.ts' },
    },
  })
  await build({
    ...common,
    build: { ...output, outDir: `${out}/server`, ssr: 'tests/islands/pages.tsx' },
  })

  const pages: { renderPage: typeof renderPage } = await import(
    `${root}${out}/server/pages.js?${Date.now()}`
  )
  const built = await readBuilt(`${root}${out}/client`, edition)
  return {
    directory: `${root}${out}/client`,
    render: (name: string) => pages.renderPage(name, built),
  }
}

async function readBuilt(directory: string, edition: Edition): Promise<Built> {
  const manifest: Manifest = JSON.parse(await readFile(`${directory}/.vite/manifest.json`, 'utf8'))
  const chunks = Object.values(manifest)
  const entry = chunks.find((chunk) => chunk.isEntry)?.file ?? ''
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
  return {
    build: edition,
    entry: `/${edition}/${entry}`,
    styles: [...styles].map((file) => `/${edition}/${file}`),
  }
}
