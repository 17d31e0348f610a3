import { FourPetals } from '../../shared/four-petals';
import { connectTexts } from '../../texts/connect';

const words = connectTexts.intro;

/** What is coming, how long it takes, and what the scores are not. */
export const AssessmentIntro = ({ begin }: { begin: () => void }) => (
  <div className="wrap">
    <section className="verdict" aria-labelledby="assessment">
      <div className="art" aria-hidden="true">
        <FourPetals emotional={0.8} cognitive={0.6} creativity={0.9} empathy={0.5} label="" />
      </div>
      <div className="stack loose">
        <div className="stack">
          <p className="legend-line">{words.legend}</p>
          <h1 className="plate-title" id="assessment">
            {words.title}
          </h1>
          <p className="lead">{words.lead}</p>
        </div>
        <p className="muted">{words.time}</p>
        <div className="controls">
          <button type="button" className="button primary large" onClick={begin}>
            {words.begin}
          </button>
        </div>
        <p className="caption">{words.honest}</p>
      </div>
    </section>
  </div>
);
