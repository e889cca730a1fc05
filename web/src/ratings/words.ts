// Ratings as people read them.
import type { RatingInfo } from "../messages";
import { settings } from "../lib/settings.svelte";

/** A number of points, as the language writes thousands. */
export function numberText(number: number, language = settings.language): string {
  return number.toLocaleString(language);
}

/** A rating; while it says little, with a question mark. */
export function ratingText(rating: RatingInfo, language = settings.language): string {
  return numberText(rating.number, language) + (rating.is_provisional ? "?" : "");
}
