declare module 'subset-font' {
  export type Axes = Record<string, number | { min: number; max: number }>
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    variationAxes?: Axes
    keepFeatures?: string[]
    noHinting: boolean
    dropTables: string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
