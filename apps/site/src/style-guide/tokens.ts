/** The tokens of packages/ui/src/tokens.css as the guide shows them, by what they are for. */
export const colours = {
  ground: ['paper', 'sheet', 'well', 'raised', 'line', 'line-strong'],
  ink: ['ink', 'ink-soft', 'brass', 'brass-deep', 'brass-wash', 'on-brass'],
  meaning: ['danger', 'danger-wash', 'success', 'success-wash', 'warning', 'warning-wash', 'info', 'info-wash'],
  house: ['house', 'house-raised', 'house-line', 'on-house', 'on-house-soft', 'house-brass'],
} as const

export const titles = ['title-xl', 'title-lg', 'title-md', 'title-sm'] as const
export const texts = ['text-lg', 'text-md', 'text-sm', 'text-xs'] as const
export const spaces = ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7', 'space-8'] as const
export const radii = ['radius-sm', 'radius', 'radius-lg'] as const
export const motions = ['quick', 'calm'] as const
