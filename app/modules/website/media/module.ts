import type { ModuleInfo } from '#app/shell/module-info.ts'
import { mediaListPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'media',
  uses: [],
  menu: [
    {
      labelKey: 'list.title',
      path: mediaListPath,
      area: 'website',
      under: 'publishing',
      order: 30,
      icon: 'image',
    },
  ],
}
