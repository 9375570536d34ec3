// @ts-check

/**
 * The source that tells the kit what is on the maps.
 * @param {Record<string, import('./draw-maps.mjs').DrawnMap>} maps
 * @param {string[]} countries
 */
export function writeFacts(maps, countries) {
  const entries = Object.entries(maps).map(([name, { facts }]) => {
    const { width, height, codes, small } = facts
    const dots = Object.entries(small).map(([code, [x, y]]) => `      ${code}: [${x}, ${y}],`)
    return [
      `  ${name}: {`,
      `    width: ${width},`,
      `    height: ${height},`,
      `    codes:${lines(codes, '      ')},`,
      '    small: {',
      ...dots,
      '    },',
      '  },',
    ].join('\n')
  })
  return `/** What is on the maps; written by \`node scripts/maps.mjs\`, as the pictures are. */
export const mapFacts: Record<'world' | 'europe', MapFacts> = {
${entries.join('\n')}
}

type MapFacts = {
  width: number
  height: number
  /** Countries that have a shape, with a blank between. */
  codes: string
  /** Where the dot of a country stands that is too small to be seen. */
  small: Record<string, readonly [number, number]>
}

/** Countries that have a picture of their own. */
export const pictured =${lines(countries, '  ')}
`
}

/**
 * Codes as one text, in lines that fit.
 * @param {string[]} codes
 * @param {string} indent
 */
function lines(codes, indent) {
  const rows = []
  for (let at = 0; at < codes.length; at += 28) rows.push(codes.slice(at, at + 28).join(' '))
  return `\n${rows.map((row, at) => `${indent}'${row}${at < rows.length - 1 ? " ' +" : "'"}`).join('\n')}`
}
