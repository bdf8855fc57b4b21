import type { Calibrated } from '@/lib/client/competition/calibrate';
import type { Pair } from '@/lib/client/competition/pair';
import type { Question } from '@/lib/client/competition/question';
import type { Choice } from '@/lib/client/competition/reading';
import type { Provenance } from '@/lib/client/panel-state';

/** The competitions that the filters leave, with what they answer and how they are read. */
export interface Shown {
  pairs: readonly Pair[];
  calibrated: Calibrated;
  /** The question that was answered, which is the older one while another loads. */
  question: Question;
  choice: Choice;
  provenance?: Provenance;
}
