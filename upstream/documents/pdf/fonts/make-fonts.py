"""Makes the paper's three static fonts; run by hand when a typeface changes.

    npm install --prefix fonts @fontsource-variable/golos-text@5.3.0 @fontsource-variable/piazzolla@5.3.0
    python3 make-fonts.py fonts/node_modules/@fontsource-variable <folder with NotoSans-Regular.ttf and -Bold.ttf>

The pages' fonts in public/fonts are files of the same packages.
Needs fontTools with brotli. PDF wants one static font a style, while the web packages hold
variable fonts cut up by script: each part is pinned, reduced to its code points and merged.
Golos Text has no Greek and few currency signs, so Noto Sans fills what it lacks.
"""
import copy, gzip, os, sys, tempfile
from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGES, NOTO = sys.argv[1:3]
HERE = os.path.dirname(os.path.abspath(__file__))
RANGES = '''20-7E A0-AC AE-17F 218-21B 2BC 2C6-2C7 2DA-2DD 370-3FF 400-45F 490-493 49A-49B 4A2-4A3 4AE-4B1
4BA-4BB 4D8-4D9 4E8-4E9 1E9E 2009-200A 2010-2015 2018-2022 2026 2030-2033 2039-203A 2044 20A6 20A9-20AE
20B4-20B5 20B8-20BF 2113 2116 2120-2122 2126 2190-2193 2212 2215 2248 2260 2264-2265'''


def wanted():
    for part in RANGES.split():
        first, _, last = part.partition('-')
        yield from range(int(first, 16), int(last or first, 16) + 1)


def reduce(font, code_points):
    options = Options(layout_features=['kern'], hinting=False, glyph_names=False, notdef_outline=True)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ['HVAR', 'VVAR', 'vhea', 'vmtx', 'STAT', 'gasp', 'prep', 'GSUB', 'GDEF', 'MVAR']
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=code_points)
    subsetter.subset(font)


def use_table_figures(font):
    """Columns of amounts must align, and a PDF reader has no `tnum` to switch on."""
    gsub = font['GSUB'].table
    wide = {}
    for feature in gsub.FeatureList.FeatureRecord:
        if feature.FeatureTag == 'tnum':
            for index in feature.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    wide.update(getattr(table, 'ExtSubTable', table).mapping)
    for table in font['cmap'].tables:
        table.cmap.update({code: wide[name] for code, name in table.cmap.items() if 0x30 <= code <= 0x39 and name in wide})


def add_copy(font, code_point, source, width=None):
    name = f'own{code_point:04X}'
    font['glyf'].glyphs[name] = copy.deepcopy(font['glyf'][source])
    font['hmtx'].metrics[name] = (width or font['hmtx'][source][0], font['hmtx'][source][1])
    order = font.getGlyphOrder() + [name]
    font.setGlyphOrder(order)
    font['glyf'].setGlyphOrder(order)
    for table in font['cmap'].tables:
        table.cmap[code_point] = name


def give_each_code_point_a_glyph(font):
    """A glyph shared by two letters, as Latin and Cyrillic A, would be copied out as the first."""
    seen = set()
    for code_point, name in sorted(font.getBestCmap().items()):
        if name in seen:
            add_copy(font, code_point, name)
        seen.add(name)
    known = font.getBestCmap()
    figure, space, thin = known[0x30], known[0x20], known[0x2009]
    for code_point, source, width in [(0x2007, space, font['hmtx'][figure][0]), (0x202F, thin, None), (0x2011, known[0x2D], None)]:
        if code_point not in known:
            add_copy(font, code_point, source, width)


def make(file, family, style, parts, axes):
    taken, saved = set(), []
    with tempfile.TemporaryDirectory() as folder:
        for path in parts:
            font = TTFont(path)
            if 'fvar' in font:
                instantiateVariableFont(font, axes, inplace=True)
            if 'golos-text-latin-wght' in path:
                use_table_figures(font)
            own = (set(font.getBestCmap()) & set(wanted())) - taken
            taken |= own
            reduce(font, own)
            if 'NotoSans' in path:
                del font['GPOS']
            saved.append(f'{folder}/{len(saved)}.ttf')
            font.save(saved[-1])
        font = Merger().merge(saved)
    give_each_code_point_a_glyph(font)
    for tag in ('GSUB', 'GDEF'):
        if tag in font:
            del font[tag]
    for record in font['name'].names:
        named = {1: family, 4: f'{family} {style}', 6: f'{family}-{style}'.replace(' ', '')}
        record.string = named.get(record.nameID, record.toUnicode())
    font['post'].formatType = 3.0
    font['head'].created = font['head'].modified = 0
    font.recalcTimestamp = False
    plain = f'{tempfile.gettempdir()}/{file}'
    font.save(plain)
    with open(plain, 'rb') as ttf, open(f'{HERE}/{file}.gz', 'wb') as out:
        out.write(gzip.compress(ttf.read(), 9, mtime=0))


golos = [f'{PACKAGES}/golos-text/files/golos-text-{part}-wght-normal.woff2' for part in ('latin', 'latin-ext', 'cyrillic', 'cyrillic-ext')]
piazzolla = [f'{PACKAGES}/piazzolla/files/piazzolla-{part}-standard-normal.woff2' for part in ('latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek')]
make('golos-regular.ttf', 'Golos Text', 'Regular', [*golos, f'{NOTO}/NotoSans-Regular.ttf'], {'wght': 400})
make('golos-semibold.ttf', 'Golos Text', 'SemiBold', [*golos, f'{NOTO}/NotoSans-Bold.ttf'], {'wght': 560})
make('piazzolla-medium.ttf', 'Piazzolla', 'Medium', piazzolla, {'wght': 500, 'opsz': 30})
