import { keepLanguage } from '#app/shell/i18n/keep-language.client.ts'
import { type IslandLoader, startIslands } from './islands/element.client.ts'

keepLanguage()
startIslands(
  import.meta.glob<Awaited<ReturnType<IslandLoader>>>([
    './modules/*/*/islands/*.island.tsx',
    './shell/islands/*.island.tsx',
  ]),
)
