const words = (text: string) => text.split(', ')

/** Subjects for slots, by the kind of picture that shows them (packages/ui/src/art). */
export const subjects: Readonly<Record<string, readonly string[]>> = {
  arches: words('Cloister, Gatehouse, Colonnade, Courtyard, Threshold, Arcade'),
  dunes: words('Dunes, Caravan, Horizon, Sandsea, Drylands, Far Hills'),
  orbits: words('Orrery, Observatory, Planetarium, Star Clock, Eclipse, Firmament'),
  fruit: words('Orchard Wall, Fruit Market, Fruit Press, Pantry, Greengrocer, Harvest Table'),
  gem: words('Opal, Lapidary, Garnet, Facet, Beryl, Moonstone'),
  moth: words('Moth, Silkworm, Lacewing, Swallowtail, Chrysalis, Night Flyer'),
  mosaic: words('Mosaic, Patchwork, Weaver, Pattern Book, Loom, Inlay'),
  zellige: words('Tilemaker, Rosette, Dome, Kaleidoscope, Star Hall, Fanlight'),
  scales: words('Peacock, Roof Tiles, Scales, Pangolin, Plumage, Shingles'),
  harbour: words('Ferry, Schooner, Sloop, Pilot Boat, Packet Ship, Voyage'),
  beacon: words('Lighthouse, Headland, Signal Tower, Breakwater, Lamp Keeper, Shoals'),
  skyline: words('Rooftops, Old Town, Avenue, Balconies, Night Tram, Belfry Square'),
  peaks: words('Summit, Pinewood, Glacier, High Pass, Avalanche Dog, Alpine Post'),
  balloon: words('Balloon, Aeronaut, Sky Fair, Airship, Updraught, Cloud Atlas Tour'),
  lantern: words('Lantern, Night Market, Lamplighter, Paper Light, Candle Shop, Festival Lamps'),
  key: words('Locksmith, Brass Key, Hidden Door, Keyhole, Strongroom, Cabinet'),
  crown: words('Coronet, Throne Room, Regent, Little Kingdom, Diadem, Court Jester'),
  fish: words('Koi, Angler, Carp Pond, Deep Reef, Coral Shop, Tide Pool'),
  heron: words('Heron, Reed Bank, Crane Dance, Marshland, Wading Bird, Kingfisher'),
  fox: words('Fox, Vixen, Moonlit Burrow, Woodland Thief, Russet, Hedgerow'),
  vase: words('Amphora, Potter, Flower Jar, Kiln, Glazier, Bouquet'),
  maze: words('Labyrinth, Hedge Maze, Thread, Garden Puzzle, Spiral, Riddle'),
  waves: words('Breakers, Swell, Spring Tide, Surf, Undertow, Blue Hour'),
  compass: words('Compass, Cartographer, True North, Meridian, Sextant, Wayfinder'),
  bell: words('Bellfounder, Carillon, Chime, Church Mouse, Toll House, Evening Bell'),
}

/** Words put before a subject. */
export const manners = words(
  'Amber, Ashen, Autumn, Blue, Brass, Bright, Bronze, Calm, Carved, Cobalt, Copper, Coral, Crimson, Distant, Dusky, Emerald, Faraway, Fleeting, Floating, Forgotten, Gentle, Gilded, Hidden, Hollow, Humble, Idle, Indigo, Ivory, Jade, Kindly, Late, Linden, Lost, Lucky, Marble, Mellow, Midnight, Misty, Mossy, Nimble, Northern, Ochre, Old, Painted, Pale, Patient, Pearl, Quiet, Restless, Rosewood, Saffron, Scarlet, Second, Secret, Seventh, Silver, Silent, Slow, Southern, Spare, Stone, Sunlit, Tangled, Thirteenth, Twilight, Umber, Velvet, Wandering, Western, White, Wild, Windy, Winter, Wooden, Young',
)

/** Places that may follow a subject. */
export const places = words(
  'of Aldermoor, of Brinnick, of Calloway Bay, of Dunmere, of Estavel, of Farrowgate, of Grenholm, of Halden, of Ilmara, of Jorvale, of Kestwick, of Lornay, of Marivel, of Norrisand, of Ostrava Street, of Pellworth, of Quillan, of Rosmarin, of Selvane, of Tamsel, of Ullin, of Varnhem, of Westerlo, of Yarrow, of Zeldine',
)

/** Names for the other kinds of game, each with its picture; `{}` is a manner or a place. */
export const otherKinds = {
  roulette: { art: ['wheel'], names: words('{} Wheel, {} Roulette, Single Zero {}, {} Rotunda, Croupier {}, {} Salon') },
  blackjack: { art: ['cards'], names: words('{} Twenty-One, {} Blackjack, {} Table, Dealer {}, {} Double Down') },
  baccarat: { art: ['cards', 'lantern'], names: words('{} Baccarat, {} Banco, {} Shoe, Punto {}') },
  shows: { art: ['orbits', 'wheel', 'balls'], names: words('{} Drum Show, {} Ladder, Spin and {}, {} Carousel') },
  table: {
    art: ['dice', 'cards', 'wheel'],
    names: words('{} Craps, {} Sic Bo, {} Poker Dice, {} Wheel, {} Draughts, {} Pontoon, {} Red Dog'),
  },
  cash: { art: ['cards'], names: words('{} Ring, {} Hold’em, {} Omaha, {} Stud') },
  'sit-and-go': { art: ['cards', 'crown'], names: words('{} Nine, {} Heads Up, {} Six, {} Turbo') },
  bingo: { art: ['balls'], names: words('{} Bingo, {} Hall, {} Ninety, {} Seventy-Five, {} Full House') },
  virtual: { art: ['peaks', 'waves', 'fox'], names: words('{} Hounds, {} Regatta, {} Cup, {} Velodrome, {} Steeplechase') },
  instant: { art: ['dice', 'gem', 'mosaic'], names: words('{} Crash, {} Mines, {} Plinko Board, {} Hi-Lo, {} Keno') },
  scratch: { art: ['mosaic', 'fruit', 'key'], names: words('{} Scratch, {} Ticket, {} Three in a Row, {} Silver Foil') },
} as const

/** Parts of invented brand names. */
export const brandParts = {
  first: words(
    'Alder, Anvil, Ardent, Barrow, Birch, Bramble, Cinder, Clay, Corvane, Dapple, Ember, Fennel, Fern, Gable, Garrow, Harrow, Hazel, Ivory, Juniper, Keel, Larch, Linden, Marrow, Mossgate, Nettle, Oaken, Pebble, Quarry, Rowan, Sable, Thistle, Umber, Vesper, Willow, Yarrow, Zephyr',
  ),
  second: words('Works, Atelier, House, Parlour, Foundry, Row, Studio, Workshop, Lane, & Daughters, Press, Mill'),
} as const
